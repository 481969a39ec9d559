export { Invitation } from './invitation.tsx'
export { ShareButton } from './share-button.tsx'
