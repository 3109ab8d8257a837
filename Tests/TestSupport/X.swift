import Catalogs
