import type { RouteTable } from '#platform/shared/endpoint.ts'

export const accountRoutes = {
  signUp: ['POST', '/api/auth/sign-up/email'],
  signIn: ['POST', '/api/auth/sign-in/email'],
  signOut: ['POST', '/api/auth/sign-out'],
  getCurrentUser: ['GET', '/api/auth/user'],
  goToSignIn: ['GET', '/api/login'],
} as const satisfies RouteTable
