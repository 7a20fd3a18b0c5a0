/** The first steps of the way to a business; by itself because an island carries it along. */
export const breadcrumb = { breadcrumb: 'Breadcrumb', home: 'Home', businesses: 'Businesses' }
