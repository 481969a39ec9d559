/** From how many people on a party is a group, and how many a group has at most. */
export const groupFrom = 5
export const largestGroup = 15

export const isGroup = (people: number): boolean => people >= groupFrom && people <= largestGroup
