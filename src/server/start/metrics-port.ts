import { createServer } from 'node:http'
import type { Logger } from 'pino'
import { CONTENT_TYPE, type Metrics } from '#server/operations/metrics/index.ts'
import { listen } from './listen.ts'

/** Serves the figures of this process on a port of their own, for a collector that is let there. */
export async function openMetricsPort(
  { host, port }: { host: string; port: number },
  metrics: Metrics,
  logger: Logger,
): Promise<{ close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.collect().then(
      (text) => response.writeHead(200, { 'Content-Type': CONTENT_TYPE }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  await listen(server, { host, port, variable: 'METRICS_PORT' })
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
