/** An account of this machine that owns the data and runs the server when this process is root. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * How the server is run; PostgreSQL refuses to run as root. direct: as the current user. namespace: as
 * root, in a user namespace in which the server is not root. account: as another account, with data in the
 * data folder. moved: as another account, with data under /var/lib/wayleaf.
 */
export type LaunchModeName = 'direct' | 'namespace' | 'account' | 'moved'

export interface LaunchMode {
  readonly name: LaunchModeName
  /** Absolute folder of the cluster, sockets, server log and, where needed, copied binaries. */
  readonly location: string
  readonly account: Account | undefined
}
