import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const html = (over: Partial<ConfirmDialogProps> = {}): string =>
  renderToStaticMarkup(
    <ConfirmDialog
      title="Give this back?"
      action="Refund"
      busyLabel="Refunding…"
      onConfirm={() => undefined}
      onClose={() => undefined}
      {...over}
    >
      <p>What it paid for ends at once.</p>
    </ConfirmDialog>,
  )

test('it asks by its title, says what happens, and the way out comes before the deed', () => {
  const asked = html()
  expect(asked).toMatch(/<dialog[^>]* aria-labelledby="([^"]+)".*id="\1"[^>]*>Give this back\?/)
  expect(asked).toContain('What it paid for ends at once.')
  expect(asked.indexOf('Keep it')).toBeGreaterThan(-1)
  expect(asked.indexOf('Keep it')).toBeLessThan(asked.indexOf('Refund<'))
  expect(html({ keep: 'Not now' })).not.toContain('Keep it')
})

test('while it is being done the deed is busy, and the way out is not', () => {
  const [keep = '', deed = ''] = html({ busy: true }).split('Keep it')
  expect(deed).toContain('aria-busy="true"')
  expect(keep).not.toContain('aria-busy="true"')
  expect(html()).not.toContain('aria-busy="true"')
})

test('an error is shown in the dialog and announced', () => {
  const refused = html({ error: 'The time for it is over.' })
  expect(refused).toMatch(/role="alert"[^]*The time for it is over\./)
  expect(html()).not.toContain('role="alert"')
})
