import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type VanishingProxy = {
  /** Of the same database, through the proxy. */
  url: string
  /** From now on nothing comes through, and nothing is closed. */
  vanish: () => void
  /** Cuts what is connected; until `leadTo`, whoever connects is refused. */
  cut: () => void
  /** New connections lead to the server of this address from now on. */
  leadTo: (databaseUrl: string) => void
  close: () => Promise<void>
}

/**
 * A way to a database that can be lost like a machine without power: no end reaches the other. Like
 * the balancer before a cluster it can lead to another server.
 */
export async function openVanishingProxy(databaseUrl: string): Promise<VanishingProxy> {
  let target: ReturnType<typeof placeOf> | null = placeOf(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (near) => {
    near.on('error', () => undefined)
    if (!target) return void near.destroy()
    const far = connect({ ...target, allowHalfOpen: true })
    far.on('error', () => near.destroy())
    for (const socket of [near, far]) sockets.add(socket)
    near.pipe(far)
    far.pipe(near)
  })
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
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
    cut: () => {
      target = null
      destroyAll()
    },
    leadTo: (other) => void (target = placeOf(other)),
    close: () => {
      destroyAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function placeOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? url.hostname
  const port = Number(url.port) || 5432
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}
