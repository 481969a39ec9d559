/** Says to the server for whom a page means a call, and to the page as whom it was answered: a user's id. */
export const accountHeader = 'x-wayleaf-account'
