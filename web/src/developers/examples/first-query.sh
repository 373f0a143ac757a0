# The top three venues of a city. No API key required.
curl -sS 'https://mandap.example/graphql' \
  -H 'Content-Type: application/json' \
  -H 'Accept: application/graphql-response+json' \
  -d '{"query": "{ venues(filter: { city: \"Udaipur\" }, first: 3) { nodes { name maxGuests vegPrice } } }"}'
