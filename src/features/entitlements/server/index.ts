export { endGrant, giveGrant, hasOwner, holdOwners } from './house-grants.store.ts'
export { holdEntitlements } from './hold-entitlements.ts'
export { findPrecedence, precedenceOf, precedenceRank } from './precedence.ts'
