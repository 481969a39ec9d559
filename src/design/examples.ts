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
import { ComboboxExample } from './combobox/combobox.example.tsx'
import { ConfirmDialogExample } from './confirm-dialog/confirm-dialog.example.tsx'
import { DateFieldExample } from './date-field/date-field.example.tsx'
import { DateRangeFieldExample } from './date-range-field/date-range-field.example.tsx'
import { DayColumnExample } from './day-column/day-column.example.tsx'
import { DialogExample } from './dialog/dialog.example.tsx'
import { DisclosureExample } from './disclosure/disclosure.example.tsx'
import { DrawnMapExample } from './drawn-map/drawn-map.example.tsx'
import { EmptyStateExample } from './empty-state/empty-state.example.tsx'
import { IconButtonExample } from './icon-button/icon-button.example.tsx'
import { ItineraryRowExample } from './itinerary-row/itinerary-row.example.tsx'
import { KindSignExample } from './kind-tile/kind-sign.example.tsx'
import { LandmarkExample } from './landmark/landmark.example.tsx'
import { LogoExample } from './logo/logo.example.tsx'
import { MapMarkExample } from './map-mark/map-mark.example.tsx'
import { MapScaleExample } from './map-scale/map-scale.example.tsx'
import { MenuExample } from './menu/menu.example.tsx'
import { NoticesExample } from './notices/notices.example.tsx'
import { NoticeExample } from './notice/notice.example.tsx'
import { NumberFieldExample } from './number-field/number-field.example.tsx'
import { PageHeadingExample } from './page-heading/page-heading.example.tsx'
import { PictureExample } from './picture/picture.example.tsx'
import { PosterExample } from './poster.example.tsx'
import { PriceExample } from './price/price.example.tsx'
import { ProgressExample } from './progress/progress.example.tsx'
import { ProposalExample } from './proposal/proposal.example.tsx'
import { RatingExample } from './rating/rating.example.tsx'
import { ResultCardExample } from './result-card/result-card.example.tsx'
import { DaysDrawingExample } from './route-drawing/days-drawing.example.tsx'
import { RouteDrawingExample } from './route-drawing/route-drawing.example.tsx'
import { RouteStripExample } from './route-strip/route-strip.example.tsx'
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
import { TooltipExample } from './tooltip/tooltip.example.tsx'
import { TypeExample } from './type.example.tsx'
import { VerdictExample } from './verdict/verdict.example.tsx'
import { examplesText } from './messages.ts'

export interface GalleryEntry {
  id: string
  name: string
  layout: 'row' | 'stack' | 'narrow' | 'tiles'
  Example: ComponentType
}

/** In the order of the gallery. */
export const examples: readonly GalleryEntry[] = [
  { id: 'colours', name: examplesText.colours, layout: 'row', Example: ColoursExample },
  { id: 'type', name: examplesText.type, layout: 'stack', Example: TypeExample },
  { id: 'landmark', name: examplesText.landmark, layout: 'row', Example: LandmarkExample },
  { id: 'logo', name: examplesText.logo, layout: 'row', Example: LogoExample },
  { id: 'avatar', name: examplesText.avatar, layout: 'row', Example: AvatarExample },
  { id: 'button', name: examplesText.button, layout: 'row', Example: ButtonExample },
  { id: 'add-button', name: examplesText.addButton, layout: 'row', Example: AddButtonExample },
  { id: 'icon-button', name: examplesText.iconButton, layout: 'row', Example: IconButtonExample },
  { id: 'text-field', name: examplesText.textField, layout: 'tiles', Example: TextFieldExample },
  {
    id: 'number-field',
    name: examplesText.numberField,
    layout: 'tiles',
    Example: NumberFieldExample,
  },
  {
    id: 'select-field',
    name: examplesText.selectField,
    layout: 'tiles',
    Example: SelectFieldExample,
  },
  { id: 'date-field', name: examplesText.dateField, layout: 'tiles', Example: DateFieldExample },
  {
    id: 'date-range-field',
    name: examplesText.dateRangeField,
    layout: 'tiles',
    Example: DateRangeFieldExample,
  },
  {
    id: 'textarea-field',
    name: examplesText.textArea,
    layout: 'tiles',
    Example: TextareaFieldExample,
  },
  {
    id: 'route-drawing',
    name: examplesText.routeDrawing,
    layout: 'narrow',
    Example: RouteDrawingExample,
  },
  {
    id: 'days-drawing',
    name: examplesText.daysDrawing,
    layout: 'narrow',
    Example: DaysDrawingExample,
  },
  {
    id: 'route-strip',
    name: examplesText.routeStrip,
    layout: 'stack',
    Example: RouteStripExample,
  },
  {
    id: 'search-field',
    name: examplesText.searchField,
    layout: 'tiles',
    Example: SearchFieldExample,
  },
  { id: 'combobox', name: examplesText.combobox, layout: 'tiles', Example: ComboboxExample },
  { id: 'checkbox', name: examplesText.checkbox, layout: 'tiles', Example: CheckboxExample },
  { id: 'chips', name: examplesText.chips, layout: 'stack', Example: ChipsExample },
  { id: 'tabs', name: examplesText.tabs, layout: 'stack', Example: TabsExample },
  { id: 'badge', name: examplesText.badge, layout: 'row', Example: BadgeExample },
  { id: 'rating', name: examplesText.rating, layout: 'row', Example: RatingExample },
  { id: 'price', name: examplesText.price, layout: 'row', Example: PriceExample },
  { id: 'poster', name: examplesText.poster, layout: 'tiles', Example: PosterExample },
  {
    id: 'page-heading',
    name: examplesText.pageHeading,
    layout: 'stack',
    Example: PageHeadingExample,
  },
  { id: 'section', name: examplesText.section, layout: 'stack', Example: SectionExample },
  { id: 'ticket', name: examplesText.ticket, layout: 'stack', Example: TicketExample },
  { id: 'card', name: examplesText.card, layout: 'tiles', Example: CardExample },
  { id: 'result-card', name: examplesText.resultCard, layout: 'stack', Example: ResultCardExample },
  { id: 'stop-row', name: examplesText.stopRow, layout: 'narrow', Example: StopRowExample },
  { id: 'day-column', name: examplesText.dayColumn, layout: 'narrow', Example: DayColumnExample },
  {
    id: 'itinerary-row',
    name: examplesText.itineraryRow,
    layout: 'narrow',
    Example: ItineraryRowExample,
  },
  { id: 'proposal', name: examplesText.proposal, layout: 'stack', Example: ProposalExample },
  { id: 'verdict', name: examplesText.verdict, layout: 'stack', Example: VerdictExample },
  { id: 'budget-bar', name: examplesText.budgetBar, layout: 'tiles', Example: BudgetBarExample },
  { id: 'progress', name: examplesText.progress, layout: 'tiles', Example: ProgressExample },
  { id: 'stat-list', name: examplesText.statList, layout: 'stack', Example: StatListExample },
  { id: 'dialog', name: examplesText.dialog, layout: 'row', Example: DialogExample },
  {
    id: 'confirm-dialog',
    name: examplesText.confirmDialog,
    layout: 'row',
    Example: ConfirmDialogExample,
  },
  {
    id: 'bottom-sheet',
    name: examplesText.bottomSheet,
    layout: 'stack',
    Example: BottomSheetExample,
  },
  { id: 'menu', name: examplesText.menu, layout: 'row', Example: MenuExample },
  { id: 'tooltip', name: examplesText.tooltip, layout: 'row', Example: TooltipExample },
  { id: 'notices', name: examplesText.notices, layout: 'row', Example: NoticesExample },
  { id: 'notice', name: examplesText.notice, layout: 'stack', Example: NoticeExample },
  { id: 'empty-state', name: examplesText.emptyState, layout: 'stack', Example: EmptyStateExample },
  { id: 'signpost', name: examplesText.signpost, layout: 'stack', Example: SignpostExample },
  { id: 'skeleton', name: examplesText.skeleton, layout: 'stack', Example: SkeletonExample },
  { id: 'spinner', name: examplesText.spinner, layout: 'row', Example: SpinnerExample },
  { id: 'disclosure', name: examplesText.disclosure, layout: 'stack', Example: DisclosureExample },
  { id: 'drawn-map', name: examplesText.drawnMap, layout: 'stack', Example: DrawnMapExample },
  { id: 'map-mark', name: examplesText.mapMark, layout: 'row', Example: MapMarkExample },
  { id: 'map-scale', name: examplesText.mapScale, layout: 'row', Example: MapScaleExample },
  { id: 'kind-sign', name: examplesText.kindSign, layout: 'row', Example: KindSignExample },
  { id: 'picture', name: examplesText.picture, layout: 'stack', Example: PictureExample },
]
