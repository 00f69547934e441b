import type { NoticesView, Tried } from '../../../shared/protocol/notices.ts'
import { type Answered, call } from '../../net/http.ts'
import { here, hostKey, myKept } from '../hosting.ts'

/** What my seat says of its notices; the room answers with all of it. */

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export const ask = (method: Method, path: string, body?: unknown): Promise<Answered<NoticesView>> =>
  call<NoticesView>(method, `${here()}/notices${path}`, body, myKept()?.token)

export const tryOut = (): Promise<Answered<Tried>> =>
  call<Tried>('POST', `${here()}/notices/try`, {}, myKept()?.token)

export const askForTable = (method: Method, body?: unknown): Promise<Answered<object>> =>
  call<object>(method, `${here()}/notices/table-hook`, body, hostKey())
