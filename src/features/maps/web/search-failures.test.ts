import { afterEach, expect, test } from 'vitest'
import { currentToast, dismissToast } from '#design/notices/notices.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { tellNearbyFailed, tellSearchFailed } from './search-failures.ts'

afterEach(() => dismissToast())

const said = () => [currentToast()?.title, currentToast()?.text]
const silence = new ApiError(0, {}, '')

test('MAP-02 a location: what the server says, else the sentence, and another for a lost network', () => {
  tellSearchFailed(new ApiError(422, {}, 'Please use 120 letters or fewer.'))
  expect(said()).toEqual(['Location Not Found', 'Please use 120 letters or fewer.'])
  tellSearchFailed(new ApiError(404, {}, ''))
  expect(said()).toEqual(['Location Not Found', 'Please try a different location'])
  tellSearchFailed(silence)
  expect(said()).toEqual([
    'Search Error',
    'Unable to search for location. Check your internet connection.',
  ])
})

test('MAP-03 places around it: what the server says, else the sentence, and another for a lost network', () => {
  tellNearbyFailed(new ApiError(422, {}, 'Enter a latitude from -90 to 90.'))
  expect(said()).toEqual(['Search Error', 'Enter a latitude from -90 to 90.'])
  tellNearbyFailed(new ApiError(500, {}, ''))
  expect(said()).toEqual(['Search Error', 'Unable to find nearby places'])
  tellNearbyFailed(silence)
  expect(said()).toEqual(['Network Error', 'Unable to search for nearby places'])
})
