import { networkOf } from './address.ts'

/** Asks the platform, which counts for each network: whoever is stopped here wakes no object. */
export async function mayPass(limit: RateLimit | undefined, request: Request): Promise<boolean> {
  return limit === undefined || (await limit.limit({ key: networkOf(request) || 'home' })).success
}
