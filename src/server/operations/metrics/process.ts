import { statfs } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { gauge, type Metric } from './format.ts'

const counter = (name: string, help: string, value: number): Metric => ({
  ...gauge(name, help, value),
  type: 'counter',
})

/** Of this process and its disk, under the names that exporters of Node and of Unix use. */
export async function readProcessMetrics(dataDir: string): Promise<Metric[]> {
  const { user, system } = process.cpuUsage()
  const { bavail, bsize } = await statfs(dataDir)
  const started = performance.timeOrigin / 1000
  return [
    gauge('process_start_time_seconds', 'When the process was started.', started),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    counter('process_cpu_seconds_total', 'Processor time of it.', (user + system) / 1e6),
    counter(
      'nodejs_eventloop_active_seconds_total',
      'Time in which the process could not begin anything else.',
      performance.eventLoopUtilization().active / 1000,
    ),
    gauge('zila_disk_free_bytes', 'Room on the disk of DATA_DIR.', bavail * bsize),
  ]
}
