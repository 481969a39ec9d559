export { useCurrentUser } from './accounts.queries.ts'
export { AuthDisplay } from './auth-display.tsx'
export { SignInPrompt } from './sign-in-prompt.tsx'
