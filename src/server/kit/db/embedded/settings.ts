import { totalmem } from 'node:os'
import { SOCKET_PORT } from './socket-folder.ts'

const MB = 1024 * 1024

/**
 * Flags of the server. They are given at each start instead of in a file in the data folder, so a
 * release can change them.
 */
export function createServerFlags(
  dataDir: string,
  socketFolder: string,
  durable: boolean,
): string[] {
  const settings = {
    listen_addresses: '',
    port: SOCKET_PORT,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    cluster_name: 'zila',

    ...memory(Math.min(totalmem(), process.constrainedMemory() || Infinity)),
    random_page_cost: 1.1,
    // Queries here are short, and parallel ones need more shared memory than containers usually
    // have.
    jit: 'off',
    max_parallel_workers_per_gather: 0,

    // Limits for clients that set none themselves.
    statement_timeout: '60s',
    idle_in_transaction_session_timeout: '60s',

    timezone: 'UTC',
    log_timezone: 'UTC',
    // The sender of a statement gets its error, with values; the server's own log holds only the
    // server's events.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',

    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  }
  return [
    '-D',
    dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * A sixteenth of the machine's memory for shared buffers, between 64 and 512 MB: Node and the page
 * cache share the rest.
 */
function memory(bytes: number) {
  const shared = Math.round(Math.min(Math.max(bytes / 16, 64 * MB), 512 * MB) / MB)
  return { shared_buffers: `${shared}MB`, effective_cache_size: `${shared * 6}MB`, work_mem: '8MB' }
}
