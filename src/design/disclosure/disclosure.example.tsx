import { Disclosure } from './disclosure.tsx'

export function DisclosureExample() {
  return (
    <>
      <Disclosure summary="Can I cancel during the trial?" defaultOpen>
        Yes, in Settings. Nothing is charged before day 8.
      </Disclosure>
      <Disclosure summary="What happens to my trips if I cancel?" name="plan questions">
        They stay, and you can read and print them.
      </Disclosure>
      <Disclosure summary="Is a counsellor included?" name="plan questions">
        No. A call is booked and paid by itself.
      </Disclosure>
    </>
  )
}
