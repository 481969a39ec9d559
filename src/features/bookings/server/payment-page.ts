import { createHash } from 'node:crypto'
import { failWith } from '#platform/shared/app-error.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import { findHold, type Hold } from './booking-holds.store.ts'
import { paymentPageText as text } from './messages.ts'

const fail = failWith(bookingErrors)

/** Reads what the form needs and hands it to the supplier's script, which draws the form and takes the card. */
const formScript = `
const settings = JSON.parse(document.getElementById('settings').textContent);
const say = (words) => { document.getElementById('said').textContent = words; };
const script = document.createElement('script');
script.src = settings.script;
script.onerror = () => say(settings.failed);
script.onload = () => {
  try {
    new LiteAPIPayment({
      publicKey: settings.publicKey,
      secretKey: settings.secret,
      targetElement: '#form',
      returnUrl: location.origin + settings.returnPath,
      appearance: { theme: 'flat' },
      options: { business: { name: settings.business } },
    }).handlePayment();
    say('');
  } catch { say(settings.failed); }
};
document.head.append(script);
`

/** Tells the page around it. Where the bank has broken out of the frame, the bookings are the way on. */
const returnScript = `
const refused = /^(failed|canceled)$/.test(new URLSearchParams(location.search).get('redirect_status') ?? '');
if (window.parent === window) location.replace('/profile');
else window.parent.postMessage({ payment: refused ? 'refused' : 'paid' }, location.origin);
`

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** What the payment service behind the supplier's form loads, and where it may talk to. */
const stripe = 'https://js.stripe.com https://*.js.stripe.com'

const policyWith = (script: string, supplier: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)} ${supplier} ${stripe}`,
    `connect-src ${supplier} https://api.stripe.com`,
    `frame-src ${supplier} ${stripe} https://hooks.stripe.com`,
    'img-src https: data:',
    "style-src 'unsafe-inline'",
    'font-src https: data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** JSON that may stand in a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const page = (title: string, body: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#fff;color:#1c2b2a}p:empty{display:none}</style>
</head><body>${body}</body></html>`)

export interface PaymentPage {
  readonly file: {
    readonly bytes: Uint8Array<ArrayBuffer>
    readonly fileName: string
    readonly inline: true
  }
  readonly policy: string
}

/** The page of the form, for the frame in the dialog. Throws hold-unknown for strangers. */
export async function paymentFormPage(
  { db }: { readonly db: Db },
  { userId }: Session,
  { id, business }: { readonly id: string; readonly business: string },
): Promise<PaymentPage> {
  const hold: Hold | undefined = await findHold(db, id)
  if (!hold || hold.ownerId !== userId) throw fail('hold-unknown')
  const settings = {
    ...hold.form,
    business,
    failed: text.formFailed,
    returnPath: `/api/bookings/holds/${id}/paid`,
  }
  const body = `<p id="said" role="status">${text.formLoading}</p><div id="form"></div>
<script type="application/json" id="settings">${inScript(settings)}</script><script>${formScript}</script>`
  const bytes = page(text.formTitle, body)
  return {
    file: { bytes, fileName: 'payment.html', inline: true },
    policy: policyWith(formScript, new URL(hold.form.script).origin),
  }
}

/** Where the form leads once it is done: it says nothing about anyone, so that it needs no session. */
export const paymentReturnPage = (): PaymentPage => ({
  file: {
    bytes: page(
      text.formTitle,
      `<p role="status">${text.paid}</p><script>${returnScript}</script>`,
    ),
    fileName: 'paid.html',
    inline: true,
  },
  policy: `default-src 'none'; script-src ${hashOf(returnScript)}; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'`,
})
