/** Local storage over a map of the test's own; its keys are listed as a browser lists them. */
export const memoryStorage = (stored: Map<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    },
  )
