/** A hotel is booked for so many nights at most. */
export const mostNights = 90
