import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from '../support/outbox.ts'
import { opened, pay } from '../support/sandbox-steps.ts'
import {
  expectAccessible,
  expectSound,
  openSite,
  type Site,
  type Size,
  sizes,
  sizesOr,
  type Visit,
} from '../support/site.ts'
import { type Account, seated, subscriber } from '../support/teams.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const [, desktop] = sizes

/** A browser in which an account is signed in. */
async function asAccount(account: Account, size: Size): Promise<Visit> {
  const visit = await site.open(size)
  const cookies = [...account.cookies].map(([name, value]) => ({ name, value, url: site.app.url }))
  await visit.context.addCookies(cookies)
  return visit
}

describe.each(sizesOr('390'))('a team at $name px', (size) => {
  test('SHOP-04 a seat is given by mail, taken with an account, shown to both, and taken back', async () => {
    const { owner } = await subscriber(site.app)
    const ours = await asAccount(owner, size)
    const { page } = ours
    await page.goto('/profile')
    const team = page.getByRole('region', { name: 'Your team' })
    await team.getByText('1 of 5 seats taken').waitFor()
    await team.getByRole('button', { name: 'Send invitation' }).click()
    await team.getByText('Enter a full email address.').waitFor()
    await team.getByLabel('Email address').fill('ben@example.ca')
    await team.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByText('Invitation on its way').first().waitFor()
    await team.getByRole('button', { name: 'Cancel the invitation to ben@example.ca' }).waitFor()
    await expectSound(ours.page)

    const link = async () =>
      /\/profile\?seat=3?D?([\w-]{43})/.exec(
        (await lettersTo(site.app, 'ben@example.ca')).join('\n'),
      )?.[1]
    await expect.poll(link).toBeDefined()
    const address = `/profile?seat=${await link()}`
    const stranger = await site.open(size)
    await stranger.page.goto(address)
    await stranger.page.getByText('Sign in to see it.').waitFor()
    const way = stranger.page.getByRole('link', { name: 'Sign In' })
    expect(decodeURIComponent((await way.getAttribute('href')) ?? '')).toContain(address)
    await stranger.close()

    const member = await site.app.user()
    const theirs = await asAccount(member, size)
    await theirs.page.goto(address)
    await theirs.page.getByRole('heading', { name: 'Ann Lee invites you to their team' }).waitFor()
    await expectSound(theirs.page)
    await theirs.page.getByRole('button', { name: 'Accept the seat' }).click()
    await theirs.page.getByText('The seat is yours').first().waitFor()
    const seat = theirs.page.getByRole('region', { name: 'Your seat' })
    await seat.getByText('You’ve had a seat in Ann Lee’s team').waitFor()
    await theirs.page.getByText('Up to 30 days').first().waitFor()
    expect(theirs.page.url()).not.toContain('seat=')
    await expectSound(theirs.page)
    // Used, the link says so.
    await ours.page.goto(address)
    await ours.page.getByText('This invitation was used or has expired.').waitFor()
    await ours.page.getByRole('button', { name: 'Close' }).click()

    await team.getByText('2 of 5 seats taken').waitFor()
    await team.getByText('Invited as ben@example.ca').waitFor()
    await team.getByRole('button', { name: 'Remove Ann Lee' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Ann Lee from your team?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await team.getByText('1 of 5 seats taken').waitFor()
    await theirs.page.reload()
    await theirs.page.getByText('Up to 3 days').waitFor()
    await expect.poll(() => seat.count()).toBe(0)
    await ours.close()
    await theirs.close()
  })

  test('SHOP-04 a member leaves the seat, and may buy a plan of their own beside it', async () => {
    const { owner } = await subscriber(site.app)
    const { member } = await seated(site.app, owner)
    const visit = await asAccount(member, size)
    const { page } = visit
    await page.goto('/pricing')
    await page.getByText('Through a seat on a team.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Start 7-day trial' }).count()).toBe(2)
    await expectSound(visit.page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Leave the team' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave Ann Lee’s team?' })
    await dialog.getByRole('button', { name: 'Leave the team' }).click()
    await page.getByText('You left the team').first().waitFor()
    await page.getByText('Up to 3 days').waitFor()
    await visit.close()
  })
})

test('SHOP-04 the page of prices names what each plan and tier gives, in the words that it is sold by', async () => {
  const visit = await site.open(desktop)
  const { page } = visit
  await page.goto('/pricing')
  const cardOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const pro = (await cardOf('Guide Pro').innerText()).toLowerCase()
  const business = (await cardOf('Business Guide Pro').innerText()).toLowerCase()
  for (const words of ['priority access to consultants', 'group planning'])
    expect(pro).toContain(words)
  for (const words of ['everything in guide pro', 'priority support', 'team collaboration: 5'])
    expect(business).toContain(words)
  for (const tier of ['Explorer', 'Wanderlust'])
    expect((await cardOf(tier).innerText()).toLowerCase()).toContain('premium support')
  await expectSound(visit.page)
  await visit.close()
})

test.each(sizesOr('390'))(
  'SHOP-04 at $name px group planning shows the group discount in the plan, and where it is bought',
  async (size) => {
    const ask = async (account: Account) => {
      const visit = await asAccount(account, size)
      await visit.page.goto('/chat')
      const box = visit.page.getByRole('textbox', { name: /question|message|ask/i })
      await box.fill('Plan 3 days in Paris for a group of 7 from 12 April 2027')
      await box.press('Enter')
      await visit.page.getByText('3 days in Paris for 7 travellers:', { exact: true }).waitFor()
      return visit
    }
    const without = await ask(await site.app.user())
    await expect.poll(() => without.page.getByText('Group discount').count()).toBe(0)
    await without.close()
    const { owner } = await subscriber(site.app, 'premium')
    const visit = await ask(owner)
    const { page } = visit
    const group = page.getByRole('complementary', { name: 'Group planning' })
    await group.getByText(/Group of 7: \$[\d,.]+ each, \$[\d,.]+ together/).waitFor()
    await group.getByText(/\$539\.10 instead of \$599/).waitFor()
    await expectSound(visit.page)
    await group.getByRole('link', { name: 'Book for 7' }).click()
    await page.getByText('$539.10 now: 10% less for 5 people or more.').waitFor()
    await expect.poll(() => page.getByLabel('People in the group').inputValue()).toBe('7')
    await page.getByRole('button', { name: 'Book for a group' }).click()
    await page.getByText('7 people, 10% group discount').waitFor()
    await page.getByText('$539.10 CAD').first().waitFor()
    await visit.close()
  },
)

test.each(sizesOr('1280'))(
  'SHOP-04 ADMIN-01 at $name px the inbox shows the order of precedence, and a consultation leaves the list once contacted',
  async (size) => {
    const { owner } = await subscriber(site.app)
    const send = async (account: Account, text: string) => {
      const sent = { name: text, email: account.email, message: text }
      return (await account.post('/api/support/request', sent)).body.requestId as string
    }
    const first = await send(owner, 'From the office')
    await send(await site.app.user('explorer'), 'From an explorer')
    await send(await site.app.user(), 'From a free account')
    const session = await opened(owner, '/api/consultation/checkout', {
      tier: 'express',
      note: 'Lisbon in May',
    })
    const { purchase } = await pay(owner, session)
    await owner.get(`/api/consultation/verify/${purchase}`)
    const visit = await asAccount(await site.app.user('operator'), size)
    const { page } = visit
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Support' }).click()
    await page.getByText(first).first().waitFor()
    const summaries = page.locator('summary')
    await expect.poll(() => summaries.first().innerText()).toMatch(/Priority[\s\S]*Open/)
    await page.getByText('Premium', { exact: true }).first().waitFor()
    await expectSound(visit.page)
    await page.getByRole('tab', { name: 'Consultations' }).click()
    const number = purchase.slice(0, 8).toUpperCase()
    const row = page.locator('details').filter({ hasText: number })
    await expect.poll(() => page.locator('summary').first().innerText()).toContain('Priority')
    await row.locator('summary').click()
    await row.getByText('Lisbon in May').waitFor()
    await expectSound(visit.page)
    await row.getByRole('button', { name: `Mark as contacted: ${number}` }).click()
    await expect.poll(() => row.count()).toBe(0)
    await page.getByLabel('Show').selectOption('Contacted')
    await row.locator('summary').click()
    await row.getByRole('button', { name: `Move back to Waiting: ${number}` }).waitFor()
    await visit.close()
  },
)
