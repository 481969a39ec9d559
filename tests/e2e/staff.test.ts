import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import { awaitLetters } from '../support/outbox.ts'
import { opened, pay } from '../support/sandbox-steps.ts'
import {
  expectAccessible,
  expectSound,
  openSite,
  type Site,
  type Size,
  sizes,
  sizesOr,
  themesAt,
  type Visit,
} from '../support/site.ts'
import type { Account } from '../support/teams.ts'
import { testCard } from '../support/test-card.ts'
import { coveredByToast, focusedName } from '../support/toast-cover.ts'

const house = 'desk@agency.example'
const reason = 'The hotel closed for repairs.'
let site: Site
beforeAll(async () => {
  site = await openSite({ BUSINESS_EMAIL: house, PAYMENT_DOUBT_SECONDS: '600' })
})
afterAll(() => site.close())

const [phone, desktop] = sizes

/** A browser in which an account is signed in. */
async function asAccount(account: Account, size: Size): Promise<Visit> {
  const visit = await site.open(size, themesAt(size)[0])
  const cookies = [...account.cookies].map(([name, value]) => ({ name, value, url: site.app.url }))
  await visit.context.addCookies(cookies)
  return visit
}

/** A room of the back office, as a member of staff opens it. */
async function room(grant: string, name: string, size: Size) {
  const staff = await site.app.user(grant)
  const visit = await asAccount(staff, size)
  await visit.page.goto('/admin')
  await visit.page.getByRole('tab', { name }).click()
  return { ...visit, staff }
}

let nights = 0
/** A confirmed booking of a new account. */
async function booked() {
  nights += 1
  const ann = await site.app.user('explorer')
  const day = String(nights + 10)
  const dates = `checkInDate=2027-04-${day}&checkOutDate=2027-04-${Number(day) + 2}`
  const offers = await ann.get(`/api/search/hotels?location=Paris&currency=CAD&${dates}`)
  const guestInfo = {
    firstName: 'Zoë',
    lastName: 'Roy',
    email: ann.email,
    phone: '+1 416 555 0100',
  }
  const body = { offerId: offers.body.data[nights]?.id, guestInfo, paymentInfo: testCard }
  const { booking } = (await ann.post('/api/flight-data/hotels/book', body)).body
  return { ann, id: String(booking.id), reference: String(booking.reference) }
}

async function bought() {
  const ann = await site.app.user()
  const { purchase } = await pay(
    ann,
    await opened(ann, '/api/pricing/checkout', { plan: 'explorer' }),
  )
  await ann.get(`/api/pricing/verify/${purchase}`)
  return { ann, purchase, number: purchase.slice(0, 8).toUpperCase() }
}

async function asked() {
  const email = `${randomUUID()}@example.ca`
  const message = {
    name: 'Zoé Roy',
    email,
    message: 'How do I move a day?',
    subject: 'itinerary-lost',
  }
  const { body } = await site.app.visitor().post('/api/support/request', message)
  return { id: String(body.requestId), email }
}

const rowOf = (page: Page, words: string) =>
  page.getByRole('tabpanel').locator('details').filter({ hasText: words })

describe.each(sizesOr('390'))('the staff desk at $name px', (size) => {
  test('H4 staff find a booking and cancel it with a reason: the list, the traveller and the trail show it', async () => {
    const { ann, reference } = await booked()
    const { page, staff, close } = await room('owner', 'Bookings', size)
    await page.getByRole('list', { name: 'Bookings' }).waitFor()
    const search = page.getByLabel('Booking number or email', { exact: true })
    await search.fill('nobody@nowhere.example')
    await page.getByText('No matching bookings').waitFor()
    await search.fill(reference.toLowerCase())
    await expect.poll(() => page.getByRole('tabpanel').locator('details').count()).toBe(1)
    const row = rowOf(page, reference)
    await row.locator('summary').click()
    await row.getByText('Free to cancel').waitFor()
    await row.getByText(ann.email).first().waitFor()
    await expectSound(page)

    const button = row.getByRole('button', { name: `Cancel booking ${reference}` })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await dialog.getByText('Cancelling is still free').waitFor()
    await dialog.getByRole('button', { name: 'Keep booking' }).click()
    await expect.poll(() => focusedName(page)).toBe(`Cancel booking ${reference}`)
    await button.click()
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await dialog.getByText('Please give a reason.').waitFor()
    await expectSound(page)
    await dialog.getByLabel('Reason').fill('Card 4242 4242 4242 4242')
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await dialog.getByText(/looks like a card number/).waitFor()
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await row.getByText('Cancelled', { exact: true }).waitFor()
    await row.getByText(reason).waitFor()
    await expect.poll(() => row.getByRole('button').count()).toBe(0)
    await page.getByText(`We emailed ${ann.email}`).first().waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => coveredByToast(page)).toEqual([])
    await expect.poll(() => focusedName(page)).toContain(reference)

    await page.getByRole('tab', { name: 'Audit trail' }).click()
    const deed = page.getByRole('row').filter({ hasText: staff.email })
    await deed.getByText('booking-cancel').waitFor()
    await deed.getByText(reason).waitFor()
    await expectSound(page)
    await close()

    const theirs = await asAccount(ann, size)
    await theirs.page.goto('/profile')
    await theirs.page.getByText(`Booking number ${reference}`).waitFor()
    const booking = theirs.page.getByRole('listitem').filter({ hasText: reference })
    await booking.getByText('Cancelled', { exact: true }).waitFor()
    await theirs.close()
  })

  test('H4 staff refund a purchase with a reason: the list shows it and the traveller’s tier follows', async () => {
    const { ann, number } = await bought()
    const theirs = await asAccount(ann, size)
    await theirs.page.goto('/profile')
    await theirs.page.getByText('Up to 7 days').first().waitFor()

    const { page, close } = await room('operator', 'Purchases', size)
    const row = rowOf(page, number)
    await row.locator('summary').click()
    await expectSound(page)
    await row.getByRole('button', { name: /^Refund / }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund this purchase?' })
    await dialog.getByLabel('Reason').fill('Charged twice by our mistake.')
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await page
      .getByText(/^\$19\.99 CAD for .* We emailed /)
      .first()
      .waitFor()
    await row.getByText('Refunded', { exact: true }).first().waitFor()
    await expect.poll(() => row.getByRole('button').count()).toBe(0)
    await expect.poll(() => coveredByToast(page)).toEqual([])
    await expect.poll(() => focusedName(page)).toContain(number)
    await close()

    await theirs.page.reload()
    await theirs.page.getByText('Up to 3 days').first().waitFor()
    await theirs.close()
  })

  test('H4 HELP-02 staff reply from the inbox by keyboard: the letter reaches the sender and the thread keeps it', async () => {
    const { id, email } = await asked()
    const { page, close } = await room('operator', 'Support', size)
    const keys = keyboardOn(page)
    await rowOf(page, id).waitFor()
    await keys.activate(new RegExp(`^Open[\\s\\S]*${id}`))
    await keys.tabTo(/^Send reply/)
    await keys.press('Enter')
    await page.getByText('Please write your reply.').waitFor()
    await expect.poll(() => keys.focused()).toContain(`Reply to ${id}`)
    const words = `Open the day and press Move.\n${'A long word: '}${'abcdefghij'.repeat(30)}`
    await page.keyboard.insertText(words)
    await expectSound(page)
    await keys.activate(/^Send reply/)
    const reply = page.getByRole('article', { name: `Our reply to ${id}` })
    await reply.getByText('Open the day and press Move.').waitFor()
    await page.getByText(`We emailed it to ${email}.`).first().waitFor()
    await expect.poll(() => coveredByToast(page)).toEqual([])
    await expect.poll(() => keys.focused()).toContain('Send reply')
    await expect.poll(() => page.getByLabel(`Reply again to ${id}`).inputValue()).toBe('')
    await rowOf(page, id).getByText('Answered', { exact: true }).first().waitFor()
    await expectSound(page)
    const letter = (await awaitLetters(site.app, email, 2)).find((text) =>
      text.includes('Open the day'),
    )
    expect(letter).toMatch(/^Reply-To: desk@agency\.example\r?$/m)
    // Later it stands where answered requests stand, with its reply.
    await page.reload()
    await page.getByRole('tab', { name: 'Support' }).click()
    await page.getByLabel('Show').selectOption('Answered')
    await rowOf(page, id).locator('summary').click()
    await reply.getByText('Open the day and press Move.').waitFor()
    await close()
  })
})

test('H4 a hotel that refuses, one that does not answer and a list that does not load say so', async () => {
  const { id, reference } = await booked()
  const late = 'The hotel no longer cancels this stay free of charge. It stays booked.'
  const { pool } = site.app.database
  await pool.query('update bookings set free_until = now() where id = $1', [id])
  await pool.query('update sandbox_supplier.orders set free_until = now() where key = $1', [id])
  const { page, context } = await room('operator', 'Bookings', desktop)
  const row = rowOf(page, reference)
  await row.locator('summary').click()
  await row.getByRole('button', { name: `Cancel booking ${reference}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await dialog.getByText('Free cancellation is over, so the hotel decides.').waitFor()
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await dialog.getByText(late).waitFor()
  await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe(reason)
  await expectAccessible(page)
  await pool.query('alter table sandbox_supplier.orders rename to away')
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByText('Waiting for the hotel').first().waitFor()
  await row.getByText('Being cancelled').waitFor()
  await pool.query('alter table sandbox_supplier.away rename to orders')
  await context.route('**/api/admin/bookings?*', (route) =>
    route.fulfill({ status: 404, json: { message: 'There is no such list.' } }),
  )
  await page.getByLabel('Show').selectOption('Cancelled')
  await page.getByText('We couldn’t load the bookings').waitFor()
  await expectAccessible(page)
  await context.unroute('**/api/admin/bookings?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByRole('list', { name: 'Bookings' })
    .or(page.getByText('No matching bookings'))
    .waitFor()
  // Its console has the 503.
  await context.close()
})

test('H4 a payment service that does not answer: staff read that it is tried again, and the list marks it', async () => {
  const { number } = await bought()
  const { pool } = site.app.database
  const { page, context } = await room('operator', 'Purchases', phone)
  const row = rowOf(page, number)
  await row.locator('summary').click()
  await row.getByRole('button', { name: /^Refund / }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund this purchase?' })
  const refund = dialog.getByRole('button', { name: 'Refund' })
  await dialog.getByLabel('Reason').fill('Charged twice by our mistake.')
  await pool.query('alter table sandbox_payments.payments rename to away')
  await refund.click()
  await page.getByText('Waiting for the payment service').first().waitFor()
  await pool.query('alter table sandbox_payments.away rename to payments')
  await row.getByText('Needs a look', { exact: true }).first().waitFor()
  await row.getByText(/We retry a staff refund/).waitFor()
  await expect.poll(() => coveredByToast(page)).toEqual([])
  await expectSound(page)
  // Too soon for another try: the dialog says so and keeps the reason.
  await row.getByRole('button', { name: /^Refund / }).click()
  await dialog.getByLabel('Reason').fill('Charged twice by our mistake.')
  await refund.click()
  await dialog.getByText(/try again in a while/).waitFor()
  await expectAccessible(page)
  // Its console has the 503.
  await context.close()
})

test('H4 many bookings stand page by page', async () => {
  const { id } = await booked()
  await site.app.database.pool.query(
    `insert into bookings (id, owner_id, sameness, source, stay, guest, total_minor, currency, total_cad_minor, state)
     select gen_random_uuid(), owner_id, 'copy' || n, source, stay, guest, total_minor, currency, total_cad_minor, 'failed'
     from bookings, generate_series(1, 30) n where id = $1`,
    [id],
  )
  const { page, close } = await room('owner', 'Bookings', desktop)
  await page.getByLabel('Show').selectOption('Not booked')
  const rows = page.getByRole('tabpanel').locator('details')
  await expect.poll(() => rows.count()).toBe(25)
  await page.getByRole('button', { name: 'Older' }).click()
  await expect.poll(() => rows.count()).toBe(5)
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect.poll(() => rows.count()).toBe(25)
  await expectAccessible(page)
  await close()
})

test.each([
  ['visitor', undefined, 'Please sign in to access the admin dashboard.'],
  ['traveller', 'wanderlust', "You don't have permission to access the admin dashboard."],
])('H4 a %s opens none of these rooms', async (_, grant, words) => {
  const visit = grant
    ? await asAccount(await site.app.user(grant), desktop)
    : await site.open(desktop)
  await visit.page.goto('/admin')
  await visit.page.getByText(words).waitFor()
  for (const name of ['Bookings', 'Purchases', 'Support'])
    await expect.poll(() => visit.page.getByRole('tab', { name }).count()).toBe(0)
  await visit.close()
})
