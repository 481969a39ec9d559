/** The one discount there is: 25 per cent, by this code. */
export const discountPath = '/pricing?discount=SAVE25'
