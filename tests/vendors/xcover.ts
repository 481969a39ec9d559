/** In the shape of an XCover offer, written by us: nothing of it was recorded from the vendor. */
export const offer = (more: object = {}) => ({
  id: 'offer',
  total_price: 123.45,
  currency: 'CAD',
  quotes: {
    one: {
      price: 123.45,
      currency: 'CAD',
      policy: { policy_name: 'Travel (written for a test)' },
      benefits: [
        { code: 'medical_expenses', limit: 5_000_000 },
        { code: 'trip_cancellation', limit: '3000' },
        { code: 'baggage', limit: null },
      ],
    },
  },
  ...more,
})
