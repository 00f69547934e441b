import type { ErrorAnswer } from '../../shared/protocol.ts'

export type Answered<T> = { ok: T; refused?: undefined } | { ok?: undefined; refused: ErrorAnswer }

const offline: ErrorAnswer = { code: 'offline', why: 'refused.offline' }
const broken: ErrorAnswer = { code: 'broken', why: 'refused.broken' }

export async function call<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  bearer?: string,
): Promise<Answered<T>> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`
  try {
    const answer = await fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const said: unknown = answer.status === 204 ? {} : await answer.json().catch(() => undefined)
    if (answer.ok) return { ok: said as T }
    return { refused: isError(said) ? said : broken }
  } catch {
    return { refused: offline }
  }
}

const isError = (said: unknown): said is ErrorAnswer =>
  typeof said === 'object' && said !== null && 'code' in said && 'why' in said
