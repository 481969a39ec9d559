/** An answer as a browser sees it, its body read. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parsed JSON; undefined for other bodies. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests state what they expect of it
  readonly body: any
  readonly bytes: Uint8Array
}

type Extra = Readonly<Record<string, string>>

export interface TestClient {
  readonly cookies: Map<string, string>
  get(path: string, headers?: Extra): Promise<TestAnswer>
  post(path: string, body?: unknown, headers?: Extra): Promise<TestAnswer>
  patch(path: string, body?: unknown, headers?: Extra): Promise<TestAnswer>
  put(path: string, body?: unknown, headers?: Extra): Promise<TestAnswer>
  delete(path: string, headers?: Extra): Promise<TestAnswer>
  send(method: string, path: string, init?: RequestInit): Promise<TestAnswer>
}

function remember(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
    if (gone) cookies.delete(name)
    else cookies.set(name, value.join('='))
  }
}

/**
 * Speaks HTTP like a page of the site: cookies kept, Origin sent with what changes things. `origin` is where
 * people see the site.
 */
export function createApiClient(url: string, origin = url): TestClient {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (method !== 'GET' && !headers.has('origin')) headers.set('origin', origin)
    const response = await fetch(url + path, { redirect: 'manual', ...init, method, headers })
    remember(cookies, response)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const json = response.headers.get('content-type')?.includes('json')
    const body: unknown = json && text ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, text, body, bytes }
  }
  const withBody =
    (method: string) =>
    (path: string, body: unknown = {}, headers: Extra = {}) =>
      send(method, path, {
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
  return {
    cookies,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    put: withBody('PUT'),
    delete: (path, headers = {}) => send('DELETE', path, { headers }),
  }
}

/** The session of a client at another address: a server that is started anew listens on another port. */
export function sameSession({ cookies }: TestClient, url: string): TestClient {
  const client = createApiClient(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}
