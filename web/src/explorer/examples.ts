/** Initial queries of the explorer. Tested by web/e2e/explorer.spec.ts. */
export const EXAMPLES: readonly string[] = [
  `# Welcome. Press the button with the arrow,
# or Ctrl and Enter, to run this query.
# The first button at the edge opens the
# documentation; tabs hold more examples.

query VenuesInACity($city: String = "Udaipur") {
  venues(filter: { city: $city }, first: 5) {
    nodes {
      id
      name
      city
      maxGuests
      vegPrice
      ratingAverage
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
`,
  `# The next page starts after a cursor: copy
# "endCursor" of the answer into the variables
# below, { "after": "…" }

query VendorsByCategory($after: String) {
  vendors(filter: { category: "Photographer" }, first: 3, after: $after, sort: RATING) {
    edges {
      cursor
      node {
        name
        city
        ratingAverage
        ratingCount
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
`,
  `# What a search field asks as somebody types.

query Suggestions {
  suggestions(term: "palace ud") {
    kind
    title
    detail
  }
}
`,
  `# The latest articles and real weddings,
# with their pictures.

query Reading {
  blogs(first: 3) {
    nodes {
      title
      teaser(length: 120)
      pictures {
        url
        alt
      }
    }
  }
  realWeddings(first: 3) {
    nodes {
      title
      pictures {
        url
        alt
      }
    }
  }
}
`,
];
