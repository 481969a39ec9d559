/** Facts fixed when a request arrives. */
export interface RequestScope {
  readonly id: string
  readonly address: string
  readonly startedAt: number
}
