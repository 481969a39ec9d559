import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LinkProps } from '../link.tsx'
import { LinkContext } from '../link.tsx'
import { Button, ButtonLink } from './button.tsx'

test('a button does not submit unless it is told to', () => {
  expect(renderToString(<Button>Share</Button>)).toContain('type="button"')
  expect(renderToString(<Button type="submit">Share</Button>)).toContain('type="submit"')
})

test('a busy button is announced and stays focusable', () => {
  const html = renderToString(<Button busy>Pay</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled')
  expect(html).toContain('Processing...')
})

test('a button that may become busy keeps room for its busy words', () => {
  expect(renderToString(<Button busy={false}>Pay</Button>)).toContain('Processing...')
  expect(renderToString(<Button>Pay</Button>)).not.toContain('Processing...')
})

function AppLink({ href, children }: LinkProps) {
  return <a href={`/app${href}`}>{children}</a>
}

test('a button link goes through the link of the app', () => {
  const html = renderToString(
    <LinkContext value={AppLink}>
      <ButtonLink href="/plans">See plans</ButtonLink>
    </LinkContext>,
  )
  expect(html).toContain('href="/app/plans"')
})
