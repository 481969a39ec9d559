import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

const made: string[] = []

/** An empty project with our package.json and installed packages; gone after `removeScratch`. */
export function scratchProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayleaf-walls-'))
  made.push(folder)
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}

export function plant(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${text}\n`)
}

export function removeScratch(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
}
