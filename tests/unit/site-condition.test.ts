import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createCertificateReader, readDiskSpace } from '#server/operations/setup/system-status.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

test('a site without a certificate has none to tell of', async () => {
  expect(await createCertificateReader('http://localhost:4000')(new Date())).toBeNull()
})

test('an address that does not answer says so, and is asked again only after an hour', async () => {
  let asked = 0
  const server = createServer((socket) => {
    asked += 1
    socket.end('no TLS')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const read = createCertificateReader(`https://127.0.0.1:${port}`)
  const now = Date.parse('2026-11-25T06:00:00Z')
  const found = await read(new Date(now))
  expect(found).toMatchObject({ host: '127.0.0.1', expiresAt: null })
  expect(found!.problem).toBeTruthy()
  await read(new Date(now + 59 * MINUTE_MS))
  expect(asked).toBe(1)
  await read(new Date(now + 61 * MINUTE_MS))
  expect(asked).toBe(2)
  server.close()
})

test('the room on a disk is told in bytes, also for a folder that is not made yet', async () => {
  const disk = (await readDiskSpace(import.meta.dirname))!
  expect(disk.free).toBeGreaterThan(0)
  expect(disk.total).toBeGreaterThanOrEqual(disk.free)
  const later = (await readDiskSpace(`${import.meta.dirname}/not/made`))!
  expect(later.total).toBe(disk.total)
})
