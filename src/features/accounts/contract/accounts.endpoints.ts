import type { RouteTable } from '#platform/shared/endpoint.ts'

export const accountRoutes = {
  signUp: ['POST', '/api/auth/sign-up/email'],
  signIn: ['POST', '/api/auth/sign-in/email'],
  signOut: ['POST', '/api/auth/sign-out'],
  getCurrentUser: ['GET', '/api/auth/user'],
  goToSignIn: ['GET', '/api/login'],
  finishSignIn: ['GET', '/api/auth/callback'],
  logOut: ['GET', '/api/logout'],
  requestPasswordReset: ['POST', '/api/auth/password-reset'],
  resetPassword: ['POST', '/api/auth/password-reset/confirm'],
} as const satisfies RouteTable
