export { SupportInbox } from './support-inbox.tsx'
