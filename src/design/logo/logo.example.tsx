import { Logo } from './logo.tsx'

export function LogoExample() {
  return (
    <>
      <Logo href="#logo" />
      <Logo />
    </>
  )
}
