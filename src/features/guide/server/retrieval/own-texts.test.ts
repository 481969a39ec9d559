import { expect, test } from 'vitest'
import french from '../../texts/own-texts-fr.json' with { type: 'json' }
import { ownTexts } from './own-texts.ts'

test('G3 each French text belongs to one of our own, and says about as much', () => {
  const { texts } = ownTexts()
  for (const [id, told] of Object.entries(french)) {
    const { text = '', textFr } = texts.get(id) ?? {}
    expect(textFr, id).toBe(told)
    const ratio = told.length / text.length
    expect(ratio, id).toBeGreaterThan(0.7)
    expect(ratio, id).toBeLessThan(1.8)
    expect(told.split('**').length, id).toBe(text.split('**').length)
    expect(`${text}${told}`, id).not.toContain('{{')
  }
})
