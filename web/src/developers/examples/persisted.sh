# Sends the hash instead of the query, so that GET URLs are short and responses can be cached.
query='{ vendorCategories { key title count } }'
hash=$(printf '%s' "$query" | sha256sum | cut -d ' ' -f 1)
extensions='{"persistedQuery":{"version":1,"sha256Hash":"'$hash'"}}'

# Once with its text …
curl -sS -G 'https://mandap.example/graphql' --data-urlencode "query=$query" --data-urlencode "extensions=$extensions"
# … and from then on without.
curl -sS -G 'https://mandap.example/graphql' --data-urlencode "extensions=$extensions"
