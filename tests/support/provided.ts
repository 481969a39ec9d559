declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared database server listens. */
    databaseServer: { host: string; port: number; user: string }
    /** Address of the shared browser. */
    browser: string
  }
}

export {}
