import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type VanishingProxy = {
  /** Of the same database, through the proxy. */
  url: string
  /** From now on nothing comes through, and nothing is closed. */
  vanish: () => void
  close: () => Promise<void>
}

/** A way to a database that can be lost like a machine without power: no end reaches the other. */
export async function openVanishingProxy(databaseUrl: string): Promise<VanishingProxy> {
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? url.hostname
  const port = Number(url.port) || 5432
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = host.startsWith('/')
      ? connect({ path: `${host}/.s.PGSQL.${port}`, allowHalfOpen: true })
      : connect({ port, host, allowHalfOpen: true })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(databaseUrl)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    vanish: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
