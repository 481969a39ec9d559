import type { TestApp } from './test-app.ts'

/** The words of a page as a visitor gets it, before any script. */
export async function pageWords(app: TestApp, path: string): Promise<string> {
  const { text } = await app.visitor().get(path)
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? ''
  return main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
