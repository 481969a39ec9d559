import { expect, test } from 'vitest'
import { readVisaForm, visaFormError, writeVisaForm } from './visa-address.ts'

const read = (text: string) => readVisaForm(new URLSearchParams(text))

test('VISA-01 an address is read for what it holds: known, once each, never the own country', () => {
  expect(read('from=ca&to=fr,IT,FR,CA,XX&via=US,moon')).toEqual({
    from: 'CA',
    to: ['FR', 'IT'],
    via: ['US'],
  })
  expect(read('')).toEqual({ from: '', to: [''], via: [] })
  expect(read('from=KE&to=')).toEqual({ from: '', to: [''], via: [] })
})

test('VISA-01 what is written is read back', () => {
  const form = { from: 'CA', to: ['FR', 'JP'], via: ['schengen'] } as const
  expect(read(writeVisaForm(form))).toEqual(form)
})

test('VISA-01 what is missing or equal is said in the two texts', () => {
  const missing = 'Please select both origin and destination countries.'
  expect(visaFormError({ from: 'CA', to: [''], via: [] })?.text).toBe(missing)
  expect(visaFormError({ from: '', to: ['FR'], via: [] })?.text).toBe(missing)
  expect(visaFormError({ from: 'CA', to: ['FR', ''], via: [] })?.title).toBe('Missing Information')
  expect(visaFormError({ from: 'CA', to: ['CA'], via: [] })).toEqual({
    title: 'Invalid Selection',
    text: 'Origin and destination countries must be different.',
  })
  expect(visaFormError({ from: 'CA', to: ['FR'], via: [] })).toBeUndefined()
})
