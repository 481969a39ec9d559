/** What is kept of who signs in: the address as our own proxies tell it, and the browser's name. */
export interface SignInFacts {
  readonly address: string
  readonly headers: Headers
}

/** The headers the engine may see: nothing that the caller could have invented about the address. */
export function engineHeaders({ address, headers }: SignInFacts): Headers {
  const known = new Headers({ 'x-forwarded-for': address })
  const agent = headers.get('user-agent')
  if (agent) known.set('user-agent', agent.slice(0, 200))
  return known
}
