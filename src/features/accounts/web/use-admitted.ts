import { useState } from 'react'
import type { User } from '../contract/accounts.contract.ts'

/** Whom a page was opened for: still the same once the session has ended, until somebody signs in again. */
export function useAdmitted(user: User | null | undefined): User | undefined {
  const [admitted, setAdmitted] = useState(user ?? undefined)
  if (user && user !== admitted) setAdmitted(user)
  return user ?? admitted
}
