import type { Chosen } from './choose-launch-mode.ts'

/** One cluster and where its server listens, the same for every process that uses it. */
export interface Server extends Chosen {
  /** Real path of the cluster's folder. */
  readonly cluster: string
  readonly systemIdentifier: string
  readonly socketDirectory: string
  readonly port: number
  /** Log file of the server. */
  readonly logFile: string
}
