import { useState } from 'react'
import type { User } from '../contract/accounts.contract.ts'

/** The user that a page was opened for. It stays after the session ends, until the next sign-in. */
export function useAdmitted(user: User | null | undefined): User | undefined {
  const [admitted, setAdmitted] = useState(user ?? undefined)
  if (user && user !== admitted) setAdmitted(user)
  return user ?? admitted
}
