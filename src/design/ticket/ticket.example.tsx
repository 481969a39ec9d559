import { Search } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Tear, Ticket, TicketField } from './ticket.tsx'

export function TicketExample() {
  return (
    <>
      <Ticket
        action={
          <Button look="maple" icon={Search} block>
            Search trips
          </Button>
        }
      >
        <TicketField label="From">
          {(control) => <input {...control} defaultValue="Toronto YYZ" />}
        </TicketField>
        <TicketField label="Where to">
          {(control) => <input {...control} defaultValue="Lisbon LIS" />}
        </TicketField>
        <TicketField label="Leave on">
          {(control) => <input {...control} type="date" defaultValue="2027-05-08" />}
        </TicketField>
        <TicketField label="Travellers">
          {(control) => (
            <select {...control} defaultValue="2">
              <option value="1">1 adult</option>
              <option value="2">2 adults</option>
            </select>
          )}
        </TicketField>
      </Ticket>
      <Tear />
    </>
  )
}
