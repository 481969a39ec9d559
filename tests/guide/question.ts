import { readFileSync } from 'node:fs'
import type { GuideAnswer } from '#features/guide/server/embedded-guide.ts'

export interface Check {
  readonly check: string
  readonly turn?: number
  // Each check has fields of its own, as the README lists them.
  readonly [field: string]: any
}

export interface Question {
  readonly id: string
  readonly language: 'en' | 'fr'
  readonly topic: string
  readonly turns: readonly string[]
  readonly given?: {
    readonly account?: 'visitor' | 'free' | 'premium'
    readonly trips?: readonly any[]
  }
  readonly checks: readonly Check[]
}

export interface Run {
  readonly question: Question
  readonly answers: readonly GuideAnswer[]
}

export const questions = JSON.parse(
  readFileSync(new URL('questions.json', import.meta.url), 'utf8'),
) as readonly Question[]
