import { Avatar } from './avatar.tsx'

export function AvatarExample() {
  return (
    <>
      <Avatar name="Ann Lee" seed="1" />
      <Avatar name="Élodie Ångström" seed="2" />
      <Avatar name="Zoé" seed="3" />
      <Avatar name="" seed="4" />
      <Avatar name="Ann Lee" seed="1" size="large" />
    </>
  )
}
