/** Name of the payment in the address of a trip that was led back to. */
export const paidParam = 'session_id'
