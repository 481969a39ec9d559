import { totalmem } from 'node:os'

/** Settings the server must report before anything is written to it. */
export const durability = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' } as const

const megabyte = 2 ** 20

/** Bytes of memory that this process may use: of the machine, or of its container. */
const machineMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * A 128th of the memory, within what a small machine can spare and a large one makes use of: the system keeps
 * the files in memory too, and the server holds some 40 MiB for each GiB of buffers before any is used.
 */
export const bufferMegabytes = (memory: number): number =>
  Math.round(Math.min(1024, Math.max(64, memory / megabyte / 128)))

/**
 * Settings given on the command line, where no file in the cluster can overrule them. What people
 * type must not reach the server's log: no statements, parameters, error texts or details.
 */
export function serverSettings(
  socketDirectory: string,
  port: number,
  memory = machineMemory(),
): readonly string[] {
  const settings: Record<string, string | number> = {
    ...durability,
    listen_addresses: '',
    // A list, so a comma in the path needs quotes.
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port,
    max_connections: 100,
    shared_buffers: `${bufferMegabytes(memory)}MB`,
    // Nothing here reads far ahead: three processes less.
    io_method: 'sync',
    timezone: 'UTC',
    cluster_name: 'wayleaf',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    // Of errors only those that end a session or the server; statements' own errors go to the app.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_statement: 'none',
    log_min_duration_statement: -1,
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_checkpoints: 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
