import type { ComponentType } from 'react'
import { AddButtonExample } from './add-button/add-button.example.tsx'
import { AvatarExample } from './avatar/avatar.example.tsx'
import { BadgeExample } from './badge/badge.example.tsx'
import { BottomSheetExample } from './bottom-sheet/bottom-sheet.example.tsx'
import { BudgetBarExample } from './budget-bar/budget-bar.example.tsx'
import { ButtonExample } from './button/button.example.tsx'
import { CardExample } from './card/card.example.tsx'
import { CheckboxExample } from './checkbox/checkbox.example.tsx'
import { ChipsExample } from './chips/chips.example.tsx'
import { ColoursExample } from './colours.example.tsx'
import { ConfirmDialogExample } from './confirm-dialog/confirm-dialog.example.tsx'
import { DateFieldExample } from './date-field/date-field.example.tsx'
import { DayColumnExample } from './day-column/day-column.example.tsx'
import { DialogExample } from './dialog/dialog.example.tsx'
import { DisclosureExample } from './disclosure/disclosure.example.tsx'
import { DrawnMapExample } from './drawn-map/drawn-map.example.tsx'
import { EmptyStateExample } from './empty-state/empty-state.example.tsx'
import { IconButtonExample } from './icon-button/icon-button.example.tsx'
import { ItineraryRowExample } from './itinerary-row/itinerary-row.example.tsx'
import { LogoExample } from './logo/logo.example.tsx'
import { MapMarkExample } from './map-mark/map-mark.example.tsx'
import { MenuExample } from './menu/menu.example.tsx'
import { NoticeExample } from './notice/notice.example.tsx'
import { NumberFieldExample } from './number-field/number-field.example.tsx'
import { PageHeadingExample } from './page-heading/page-heading.example.tsx'
import { PictureExample } from './picture/picture.example.tsx'
import { PopupRegionExample } from './popup-region/popup-region.example.tsx'
import { PosterExample } from './poster.example.tsx'
import { PriceExample } from './price/price.example.tsx'
import { ProgressExample } from './progress/progress.example.tsx'
import { ProposalExample } from './proposal/proposal.example.tsx'
import { RatingExample } from './rating/rating.example.tsx'
import { ResultCardExample } from './result-card/result-card.example.tsx'
import { SearchFieldExample } from './search-field/search-field.example.tsx'
import { SectionExample } from './section/section.example.tsx'
import { SelectFieldExample } from './select-field/select-field.example.tsx'
import { SignpostExample } from './signpost/signpost.example.tsx'
import { SkeletonExample } from './skeleton/skeleton.example.tsx'
import { SpinnerExample } from './spinner/spinner.example.tsx'
import { StatListExample } from './stat-list/stat-list.example.tsx'
import { StopRowExample } from './stop-row/stop-row.example.tsx'
import { TabsExample } from './tabs/tabs.example.tsx'
import { TextFieldExample } from './text-field/text-field.example.tsx'
import { TextareaFieldExample } from './textarea-field/textarea-field.example.tsx'
import { TicketExample } from './ticket/ticket.example.tsx'
import { ToastRegionExample } from './toast-region/toast-region.example.tsx'
import { TooltipExample } from './tooltip/tooltip.example.tsx'
import { TypeExample } from './type.example.tsx'
import { VerdictExample } from './verdict/verdict.example.tsx'

export interface GalleryEntry {
  id: string
  name: string
  layout: 'row' | 'stack' | 'narrow' | 'tiles'
  Example: ComponentType
}

/** In the order of the gallery. */
export const examples: readonly GalleryEntry[] = [
  { id: 'colours', name: 'Colours', layout: 'row', Example: ColoursExample },
  { id: 'type', name: 'Type', layout: 'stack', Example: TypeExample },
  { id: 'logo', name: 'Logo', layout: 'row', Example: LogoExample },
  { id: 'avatar', name: 'Avatar', layout: 'row', Example: AvatarExample },
  { id: 'button', name: 'Button', layout: 'row', Example: ButtonExample },
  { id: 'add-button', name: 'Add button', layout: 'row', Example: AddButtonExample },
  { id: 'icon-button', name: 'Icon button', layout: 'row', Example: IconButtonExample },
  { id: 'text-field', name: 'Text field', layout: 'tiles', Example: TextFieldExample },
  { id: 'number-field', name: 'Number field', layout: 'tiles', Example: NumberFieldExample },
  { id: 'select-field', name: 'Select field', layout: 'tiles', Example: SelectFieldExample },
  { id: 'date-field', name: 'Date field', layout: 'tiles', Example: DateFieldExample },
  { id: 'textarea-field', name: 'Text area', layout: 'tiles', Example: TextareaFieldExample },
  { id: 'search-field', name: 'Search field', layout: 'tiles', Example: SearchFieldExample },
  { id: 'checkbox', name: 'Checkbox', layout: 'tiles', Example: CheckboxExample },
  { id: 'chips', name: 'Chips', layout: 'stack', Example: ChipsExample },
  { id: 'tabs', name: 'Tabs', layout: 'stack', Example: TabsExample },
  { id: 'badge', name: 'Badge', layout: 'row', Example: BadgeExample },
  { id: 'rating', name: 'Rating', layout: 'row', Example: RatingExample },
  { id: 'price', name: 'Price', layout: 'row', Example: PriceExample },
  { id: 'poster', name: 'Poster', layout: 'tiles', Example: PosterExample },
  { id: 'page-heading', name: 'Page heading', layout: 'stack', Example: PageHeadingExample },
  { id: 'section', name: 'Section', layout: 'stack', Example: SectionExample },
  { id: 'ticket', name: 'Ticket', layout: 'stack', Example: TicketExample },
  { id: 'card', name: 'Card', layout: 'tiles', Example: CardExample },
  { id: 'result-card', name: 'Result card', layout: 'stack', Example: ResultCardExample },
  { id: 'stop-row', name: 'Stop row', layout: 'narrow', Example: StopRowExample },
  { id: 'day-column', name: 'Day column', layout: 'narrow', Example: DayColumnExample },
  { id: 'itinerary-row', name: 'Itinerary row', layout: 'narrow', Example: ItineraryRowExample },
  { id: 'proposal', name: 'Proposal', layout: 'stack', Example: ProposalExample },
  { id: 'verdict', name: 'Verdict', layout: 'stack', Example: VerdictExample },
  { id: 'budget-bar', name: 'Budget bar', layout: 'tiles', Example: BudgetBarExample },
  { id: 'progress', name: 'Progress', layout: 'tiles', Example: ProgressExample },
  { id: 'stat-list', name: 'Stat list', layout: 'stack', Example: StatListExample },
  { id: 'dialog', name: 'Dialog', layout: 'row', Example: DialogExample },
  {
    id: 'confirm-dialog',
    name: 'Confirm dialog',
    layout: 'row',
    Example: ConfirmDialogExample,
  },
  { id: 'bottom-sheet', name: 'Bottom sheet', layout: 'stack', Example: BottomSheetExample },
  { id: 'menu', name: 'Menu', layout: 'row', Example: MenuExample },
  { id: 'tooltip', name: 'Tooltip', layout: 'row', Example: TooltipExample },
  { id: 'toast-region', name: 'Toast', layout: 'row', Example: ToastRegionExample },
  { id: 'popup-region', name: 'Popup', layout: 'row', Example: PopupRegionExample },
  { id: 'notice', name: 'Notice', layout: 'stack', Example: NoticeExample },
  { id: 'empty-state', name: 'Empty state', layout: 'stack', Example: EmptyStateExample },
  { id: 'signpost', name: 'Signpost', layout: 'stack', Example: SignpostExample },
  { id: 'skeleton', name: 'Skeleton', layout: 'stack', Example: SkeletonExample },
  { id: 'spinner', name: 'Spinner', layout: 'row', Example: SpinnerExample },
  { id: 'disclosure', name: 'Disclosure', layout: 'stack', Example: DisclosureExample },
  { id: 'drawn-map', name: 'Drawn map', layout: 'stack', Example: DrawnMapExample },
  { id: 'map-mark', name: 'Map mark', layout: 'row', Example: MapMarkExample },
  { id: 'picture', name: 'Picture', layout: 'stack', Example: PictureExample },
]
