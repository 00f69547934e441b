import { createECDH } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeKeys, lacksPushKeys, newPushKeys } from '../../scripts/pushKeys.ts'

test('a house’s keys belong to each other, and are others for each house', async () => {
  const keys = await newPushKeys()
  const [open = '', secret = ''] = keys.split('.')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(secret, 'base64url'))
  expect(pair.getPublicKey('base64url')).toBe(open)
  expect(await newPushKeys()).not.toBe(keys)
})

test('the house on this machine makes its own once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throneward-keys-'))
  const at = join(folder, 'data', 'keys')
  const made = await homeKeys(at)
  expect(await homeKeys(at)).toBe(made)
  rmSync(folder, { recursive: true })
})

test('a deployed house is given keys where it surely has none', () => {
  expect(lacksPushKeys('[]')).toBe(true)
  expect(lacksPushKeys('[{"name":"OPERATOR","type":"secret_text"}]')).toBe(true)
  expect(lacksPushKeys('[{"name":"PUSH_KEYS","type":"secret_text"}]')).toBe(false)
  expect(lacksPushKeys('not logged in')).toBe(false)
})
