import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizesOr,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const tokyo = { ref: 'tokyo', name: 'Tokyo', countryCode: 'JP', lat: 35.6762, lng: 139.6503 }

describe.each(sizesOr('390'))('passports at $name px', (size) => {
  test('A1 a passport of the profile goes into a trip by one press, and its entry is checked; another press takes it out', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    await page.goto('/profile')
    const part = page.getByRole('region', { name: 'Passports' })
    await part.getByText('None yet.').waitFor()
    await part.getByRole('button', { name: 'Add passport' }).click()
    await part.getByText('Choose the country that issued it.').waitFor()
    await part.getByLabel('Issued by').selectOption({ label: 'India' })
    await part.getByLabel('Valid until').fill('2027-04-01')
    await part.getByRole('button', { name: 'Add passport' }).click()
    await part.getByRole('list', { name: 'Your passports' }).getByText('India').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const trip = { destinations: [tokyo], startDate: '2027-03-10', endDate: '2027-03-13' }
    const { body } = await user.post('/api/itineraries', trip)
    const rules = async (): Promise<string[]> =>
      (await user.get(`/api/itineraries/${body.id}/check`)).body.findings.map(
        ({ rule }: { rule: string }) => rule,
      )
    expect(await rules()).not.toContain('entry-needed')
    await page.goto(`/planner?trip=${body.id}&step=dates`)
    await page.getByRole('button', { name: 'Use my passports' }).click()
    await page.getByText('In this trip. Trip Check looks').waitFor()
    await expect.poll(() => rules()).toContain('entry-needed')
    expect((await user.get(`/api/itineraries/${body.id}`)).body.travellers).toEqual([
      { name: expect.any(String), passports: [{ country: 'IN', expires: '2027-04-01' }] },
    ])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Remove my passports' }).click()
    await page.getByRole('button', { name: 'Use my passports' }).waitFor()
    expect(await rules()).not.toContain('entry-needed')
    expect((await user.get(`/api/itineraries/${body.id}`)).body.travellers).toEqual([])

    await page.goto('/profile')
    await part.getByRole('button', { name: 'Remove the passport of India' }).click()
    await part.getByText('None yet.').waitFor()
    await visit.close()
  })
})
