import type { APP_PATHS } from '#config/app-paths.ts'
import {
  adminAds,
  adminCampaigns,
  adminPlacements,
  adminWithdrawals,
} from '#i18n/en/app/admin-ads.ts'
import { adPapers } from '#i18n/en/app/ad-papers.ts'
import { adminBlogs } from '#i18n/en/app/admin-blogs.ts'
import { adminBusinesses } from '#i18n/en/app/admin-businesses.ts'
import { adminCategories } from '#i18n/en/app/admin-categories.ts'
import { adminClassifieds } from '#i18n/en/app/admin-classifieds.ts'
import { adminDuplicates } from '#i18n/en/app/admin-duplicates.ts'
import { adminFeatures } from '#i18n/en/app/admin-features.ts'
import { adminFields } from '#i18n/en/app/admin-fields.ts'
import { adminImport } from '#i18n/en/app/admin-import.ts'
import { adminLocations } from '#i18n/en/app/admin-locations.ts'
import { adPayments } from '#i18n/en/app/ad-payments.ts'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { adminReviews } from '#i18n/en/app/admin-reviews.ts'
import { adminUsers } from '#i18n/en/app/admin-users.ts'
import { campaigns } from '#i18n/en/app/campaigns.ts'
import { classifiedCategories } from '#i18n/en/app/classified-categories.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { editor } from '#i18n/en/app/editor.ts'
import { helper } from '#i18n/en/app/helper.ts'
import { messages } from '#i18n/en/app/messages.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { myClassifieds } from '#i18n/en/app/my-classifieds.ts'
import { preferences } from '#i18n/en/app/preferences.ts'
import { records } from '#i18n/en/app/records.ts'
import { reports } from '#i18n/en/app/reports.ts'
import { reviews } from '#i18n/en/app/reviews.ts'
import { security } from '#i18n/en/app/security.ts'
import { settings } from '#i18n/en/app/settings.ts'
import { table } from '#i18n/en/app/table.ts'

/**
 * What is pressed, one after another: a control by how its text begins, or by a selector; or an
 * entry of the first menu that has it.
 */
export type Step = string | { menu: string }

type Dialogs = Record<string, readonly Step[]>

const MENU: readonly Step[] = ['.menu [aria-haspopup=menu]']
const FIRST_ROW = '.pick input'

const ofRecords = (add: string): Dialogs => ({
  menu: MENU,
  add: [add],
  edit: [records.edit],
  delete: [{ menu: records.delete }],
})

/** The dialogs, drawers and menus of the app, by screen, each with the way to it. */
export const DIALOGS = {
  calls: {
    'wrong number': [helper.results['wrong-number']],
    'not listed': [helper.results['not-listed']],
  },
  dashboard: { drawer: ['.app-foot [aria-haspopup=dialog]'], notifications: ['.bell'] },
  myAds: {
    menu: MENU,
    sold: [myClassifieds.markSold],
    withdraw: [{ menu: myClassifieds.withdraw }],
    delete: [{ menu: myClassifieds.delete }],
  },
  messages: {
    conversation: ['.thread-link', messages.more],
    'delete the conversation': ['.thread-link', messages.more, messages.removeAll],
    'a message': ['.thread-link', '.say-more'],
    'delete a message': ['.thread-link', '.say-more', messages.remove],
  },
  profile: {
    'the app': [security.second.addApp],
    passkey: [security.second.addPasskey],
    'who one is': [security.second.addPasskey],
    'without the app': [security.second.removeApp],
    'new codes': [security.second.newCodes],
    'delete the account': [preferences.deletion.button],
  },
  reviews: { 'delete a reply': [reviews.delete] },
  myBusinesses: {
    menu: MENU,
    pause: [{ menu: myBusinesses.pause }],
    move: [{ menu: myBusinesses.move }],
    close: [{ menu: myBusinesses.close }],
    delete: [{ menu: myBusinesses.delete }],
  },
  adBalance: { details: [adPapers.details.edit] },
  ads: {
    menu: MENU,
    create: [campaigns.create],
    edit: [campaigns.edit],
    creatives: [campaigns.creatives],
    delete: [{ menu: campaigns.remove }],
  },
  adminBusinesses: {
    menu: MENU,
    'bulk log': [adminBusinesses.bulkLog],
    'save a view': [table.saveView],
    owner: [{ menu: adminBusinesses.changeOwner }],
    deactivate: [{ menu: adminBusinesses.deactivate }],
    reject: [{ menu: adminBusinesses.reject }],
    delete: [{ menu: adminBusinesses.remove }],
    'deactivate several': [FIRST_ROW, adminBusinesses.deactivate],
  },
  adminDuplicates: { merge: [adminDuplicates.compare] },
  adminImport: { undo: [adminImport.undo] },
  adminReviews: { menu: MENU, 'hide a reply': [{ menu: adminReviews.hideAnswer }] },
  adminContent: { unpublish: [adminBlogs.content.unpublish] },
  adminBlogs: { menu: MENU, delete: [{ menu: adminBlogs.remove }] },
  adminNewBlog: { media: [editor.media], templates: [editor.templates], preview: [editor.preview] },
  adminEditBlog: { menu: MENU, versions: [{ menu: editor.versions }] },
  adminUsers: {
    menu: MENU,
    deactivate: [adminUsers.deactivate],
    role: [{ menu: adminUsers.changeRole }],
    helper: [{ menu: adminUsers.helper.access }],
    delete: [{ menu: adminUsers.remove }],
  },
  adminUser: { role: [adminUsers.changeRole], helper: [adminUsers.helper.access] },
  adminContacts: { 'saved replies': [contacts.canned], thread: ['.name.link'] },
  adminReports: { 'saved replies': [reports.canned], thread: [reports.open] },
  adminSettings: { history: [settings.history.open] },
  adminClassified: {
    menu: MENU,
    reject: [adminClassifieds.reject],
    suspend: [adminClassifieds.suspend],
    delete: [{ menu: records.delete }],
  },
  adminAdCategories: {
    ...ofRecords(classifiedCategories.add),
    order: [records.order],
  },
  adminAd: { delete: [{ menu: records.delete }] },
  adminAds: {
    menu: MENU,
    open: [{ menu: adminCampaigns.open }],
    reject: [adminCampaigns.reject],
    delete: [{ menu: adminCampaigns.delete }],
    'a place': [adminAds.tab.placements, adminPlacements.add],
    'take clicks back': [adminAds.tab.withdrawals, adminWithdrawals.add],
  },
  addMoney: { refund: [adPayments.refund.open] },
  adminPayments: {
    statement: [adminPayments.add],
    cash: [adminPayments.cash],
    'refund paid': [adminPayments.tabs.refunds, adminPayments.refunds.pay],
    'refund rejected': [adminPayments.tabs.refunds, adminPayments.refunds.reject],
    'my own entry': [adminPayments.tabs.approvals, adminPayments.approvals.approve],
  },
  adminCategories: {
    ...ofRecords(adminCategories.add),
    order: [records.order],
    merge: [{ menu: records.mergeInto }],
  },
  adminServiceFields: ofRecords(adminFields.add),
  adminFeatures: ofRecords(adminFeatures.add),
  adminLocations: { ...ofRecords(adminLocations.add), merge: [{ menu: records.mergeInto }] },
} satisfies Partial<Record<keyof typeof APP_PATHS, Dialogs>>

/** What some dialogs need besides: a query of the address, and values of fields in all answers. */
export const NEEDS: Partial<Record<string, { query?: string; values?: object }>> = {
  'profile: the app': { query: '?tab=security', values: { authenticator: false } },
  'profile: passkey': { query: '?tab=security' },
  'profile: who one is': { query: '?tab=security', values: { isFresh: false } },
  'profile: without the app': { query: '?tab=security' },
  'profile: new codes': { query: '?tab=security' },
  'profile: delete the account': { query: '?tab=preferences', values: { refusal: null } },
  'adminBusinesses: save a view': { query: '?status=inactive' },
  'addMoney: refund': { values: { status: 'paid' } },
  'adminPayments: refund paid': { values: { status: 'asked', isWaiting: false } },
  'adminPayments: refund rejected': { values: { status: 'asked', isWaiting: false } },
  'adminPayments: my own entry': { values: { isOwn: true, isAlone: true } },
  'adminImport: undo': { query: '?import=1', values: { state: 'done' } },
}

/** Those that the address opens: their Back is in `tests/component/app/address-dialogs.test.tsx`. */
export const OPENED_BY_ADDRESS: ReadonlySet<string> = new Set([
  'adminContacts: thread',
  'adminReports: thread',
  'adminAds: open',
])
