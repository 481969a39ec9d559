import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField } from '../select-field/select-field.tsx'
import { TextField } from '../text-field/text-field.tsx'

const attribute = (html: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]

test('the label belongs to the control', () => {
  const html = renderToString(<TextField label="Email" />)
  expect(attribute(html, 'for')).toBe(attribute(html.slice(html.indexOf('<input')), 'id'))
})

test('error and hint describe the control, the error first', () => {
  const html = renderToString(
    <TextField id="card" label="Card number" hint="Never stored" error="8 digits are missing" />,
  )
  expect(html).toContain('aria-describedby="card-error card-hint"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/id="card-error".*8 digits are missing/)
  expect(html).toMatch(/id="card-hint".*Never stored/)
})

test('a field in order carries no empty attributes', () => {
  const html = renderToString(<TextField label="Name" optional />)
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
  expect(html).toContain('(optional)')
})

test('a required control has the required attribute', () => {
  expect(renderToString(<TextField label="Email" required />)).toMatch(/<input[^>]* required=""/)
})

test('a select shows its empty choice and its groups', () => {
  const html = renderToString(
    <SelectField
      label="Travelling to"
      empty="Choose a country"
      options={[{ label: 'Asia', options: [{ value: 'jp', label: 'Japan' }] }]}
    />,
  )
  expect(html).toMatch(/<option value="".*Choose a country.*<optgroup label="Asia".*Japan/)
})
